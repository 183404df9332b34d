import { card, ruling } from '../language';

export default ruling(
  'prio-trigger-before-quick-same-card',
  {
    covers: ['priority', 'trigger-order'],
    title: { en: 'Trigger and Quick Effect of one card', ko: '한 카드의 유발 효과와 유발 즉시 효과' },
    statement: {
      en: 'Borreload Dragon has a trigger and a Quick Effect for the start of the Damage Step. Triggers come before fast effects (Spell Speed 2 or higher), so the trigger is decided on first; once declined it cannot be taken up again when the Quick Effect can be used.',
      ko: '바렐로드 드래곤은 데미지 스텝 개시시에 발동할 수 있는 유발 효과와 유발 즉시 효과를 모두 가진다. 유발 효과가 패스트 이펙트(스펠 스피드 2 이상의 효과)보다 먼저이므로 그것부터 정하며, 발동하지 않았다면 유발 즉시 효과를 쓸 수 있게 된 뒤에는 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    // Something else the turn player could use in the Damage Step, so that it waits.
    given(turnPlayer)
      .controls(card('Borreload Dragon', { zone: 5 }))
      .hasSet('Rush Recklessly');
    given(opponent).controls('Celtic Guardian');
    turnPlayer.attacks('Borreload Dragon', 'Celtic Guardian');
    // After the declaration, and once more before the Damage Step, Borreload Dragon could be used as well.
    turnPlayer.passes();
    turnPlayer.passes();
    turnPlayer.declines('Borreload Dragon');
    turnPlayer.activates('Borreload Dragon', { effect: 2, targets: ['Celtic Guardian'] });
    bothPass();
    then.linkWas('Borreload Dragon', 'resolved');
    then.atkIs('Celtic Guardian', 900);
    then.cannot(turnPlayer).activate('Borreload Dragon', { effect: 3, because: 'event-not-happened' });
    then.chainsWere(['turnPlayer: Borreload Dragon']);
  },
);
