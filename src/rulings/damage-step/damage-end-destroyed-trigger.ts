import { ruling } from '../language';

export default ruling(
  'damage-end-destroyed-trigger',
  {
    covers: ['damage-step', 'trigger-order', 'battle-destruction'],
    title: { en: 'First to the GY, then the trigger', ko: '묘지로 보내진 다음에 발동한다' },
    statement: {
      en: 'A trigger for being destroyed by battle and sent to the GY comes at the end of the Damage Step, once the monster is there. That is still the Damage Step, in which Torrential Tribute cannot be activated, so it cannot answer the Summon of Sangan.',
      ko: '전투로 파괴되어 묘지로 보내졌을 때의 효과는 데미지 스텝 종료시, 묘지로 보내진 다음에 발동한다. 격류장은 데미지 스텝에 발동할 수 없으므로, 이 효과로 특수 소환된 크리터에 대응할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasSet('Torrential Tribute').hasInHand('Battle Ox');
    given(opponent).controls('Mystic Tomato').hasInDeck('Sangan');
    turnPlayer.attacks('Gemini Elf', 'Mystic Tomato');
    then.timingIs('battlePhase.damageStep.end');
    then.isIn('Mystic Tomato', 'gy', opponent);
    then.isAsked(opponent, 'trigger');
    then.cannot(turnPlayer).activate('Torrential Tribute', { because: 'damage-step' });
    opponent.usesTrigger('Mystic Tomato');
    then.chainsWere(['opponent: Mystic Tomato']);
    then.happenedInOrder(
      { event: 'moved', card: 'Mystic Tomato', where: { to: 'gy', byBattle: true } },
      { event: 'activated', card: 'Mystic Tomato', where: { place: 'gy' } },
      { event: 'summoned', card: 'Sangan' },
    );
    then.wasSummonedBy('Sangan', opponent, 'special');
    then.controls(opponent, 'Sangan');
    then.wasNeverOffered('Torrential Tribute', 'activate');
    then.lpIs(opponent, 7500);
  },
);
