import { ruling } from '../language';

export default ruling(
  'damage-start-face-down-destroyed-unflipped',
  {
    covers: ['damage-step', 'flip-effects', 'trigger-order'],
    title: { en: 'Destroyed before it is turned up', ko: '앞면이 되기 전에 파괴된 몬스터' },
    statement: {
      en: 'An attacked face-down monster is turned up only before damage calculation. Mystic Swordsman LV2 destroys Man-Eater Bug earlier, at the start of the Damage Step, so it is never flipped and its Flip effect does not trigger.',
      ko: '공격받은 뒷면 표시 몬스터는 데미지 계산 전이 되어야 앞면이 된다. 미스틱 스워드맨 LV2는 그보다 앞선 데미지 스텝 개시시에 식인 곤충을 파괴하므로, 리버스하지 않고 리버스 효과도 발동하지 않는다.',
    },
    contrast: 'damage-flip-effect-after-calculation',
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Mystic Swordsman LV2').hasInHand('Battle Ox');
    given(opponent).hasSet('Man-Eater Bug');
    turnPlayer.attacks('Mystic Swordsman LV2', 'Man-Eater Bug');
    then.chainsWere(['turnPlayer: Mystic Swordsman LV2']);
    then.linkWas('Mystic Swordsman LV2', 'resolved');
    then.happenedInOrder(
      { event: 'momentBegan', where: { moment: 'start' } },
      { event: 'activated', card: 'Mystic Swordsman LV2' },
      { event: 'moved', card: 'Man-Eater Bug', where: { to: 'gy', cause: 'effect', 'before.faceUp': false } },
      { event: 'momentBegan', where: { moment: 'beforeDamageCalculation' } },
    );
    then.didNotHappen('flipped');
    then.wasNeverOffered('Man-Eater Bug', 'activate');
    then.didNotHappen('battled');
    then.controls(turnPlayer, 'Mystic Swordsman LV2');
    then.lpIs(turnPlayer, 8000);
    then.lpIs(opponent, 8000);
  },
);
