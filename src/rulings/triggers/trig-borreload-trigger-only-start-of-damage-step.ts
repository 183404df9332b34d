import { card, ruling } from '../language';

export default ruling(
  'trig-borreload-trigger-only-start-of-damage-step',
  {
    covers: ['damage-step'],
    title: { en: 'Only at the start of the Damage Step', ko: '데미지 스텝 개시시에만' },
    statement: {
      en: 'Borreload Dragon’s trigger answers one moment only, the start of the Damage Step of its own attack on an opponent’s monster. Right after the attack declaration that moment has not come yet, so it cannot be used then.',
      ko: '바렐로드 드래곤의 ③은 자신이 상대 몬스터를 공격하는 데미지 스텝 개시시에만 발동할 수 있다. 공격 선언 직후는 아직 그 시점이 아니므로 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls(card('Borreload Dragon', { zone: 5 }));
    given(opponent).controls('Eater of Millions');
    turnPlayer.attacks('Borreload Dragon', 'Eater of Millions');
    then.phaseIs('battle');
    then.isAsked(turnPlayer, 'fastEffect');
    then.cannot(turnPlayer).activate('Borreload Dragon', { effect: 3, because: 'event-not-happened' });
    then.noChain();
    turnPlayer.passes();
    turnPlayer.passes();
    turnPlayer.usesTrigger('Borreload Dragon', { effect: 3 });
    then.chainIs('turnPlayer: Borreload Dragon');
    then.happened('momentBegan', { where: { moment: 'start' } });
    then.didNotHappen('momentBegan', { where: { moment: 'beforeDamageCalculation' } });
  },
);
