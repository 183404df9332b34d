import { ruling } from '../language';

export default ruling(
  'attack-negated-twice',
  {
    covers: ['attack-negation', 'resolution'],
    title: { en: 'An attack is negated only once', ko: '공격은 한 번만 무효가 된다' },
    statement: {
      en: 'An attack negated once is over and cannot be negated again. Draining Shield does it first, so Magic Cylinder, whose damage depends on negating the attack, does nothing.',
      ko: '이미 무효가 된 공격은 다시 무효로 할 수 없다. 드레인 실드가 먼저 공격을 무효로 하므로, 공격을 무효로 하고 데미지를 주는 매직 실린더는 아무것도 하지 않는다.',
    },
    basis: 'Official card FAQ 9078',
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Luster Dragon');
    given(opponent).hasSet('Magic Cylinder', 'Draining Shield');
    turnPlayer.attacks('Gemini Elf', 'directly');
    opponent.activates('Magic Cylinder', { targets: ['Gemini Elf'] });
    then.can(opponent).activate('Draining Shield');
    opponent.activates('Draining Shield', { targets: ['Gemini Elf'] });
    then.chainIs('opponent: Magic Cylinder', 'opponent: Draining Shield');
    then.linkWas('Draining Shield', 'resolved');
    then.linkWas('Magic Cylinder', 'withoutEffect');
    then.happened('attackNegated', { times: 1 });
    then.lpIs(opponent, 9900);
    then.lpIs(turnPlayer, 8000);
  },
);
