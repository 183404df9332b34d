import { ruling } from '../language';

export default ruling(
  'damage-start-face-down-destroyed-unflipped',
  {
    covers: ['damage-step', 'flip-effects', 'trigger-order'],
    title: { en: 'Destroyed before it is turned up', ko: '앞면이 되기 전에 파괴된 몬스터' },
    statement: {
      en: 'At the start of the Damage Step the attack target still lies face-down. Mystic Swordsman LV2 destroys it there, so it is never flipped and its Flip Effect has nothing to answer.',
      ko: '데미지 스텝 개시시에는 공격 대상이 아직 뒷면이다. 미스틱 스워드맨 LV2는 그때 그대로 파괴하므로, 몬스터는 리버스하지 않고 리버스 효과도 발동하지 않는다.',
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
