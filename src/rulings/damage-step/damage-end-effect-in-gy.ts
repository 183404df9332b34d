import { ruling } from '../language';

export default ruling(
  'damage-end-effect-in-gy',
  {
    covers: ['damage-step', 'trigger-order', 'battle-destruction'],
    title: { en: 'The end of the Damage Step from the GY', ko: '묘지에서 발동하는 데미지 스텝 종료시의 효과' },
    statement: {
      en: 'An effect of the end of the Damage Step is used even if its monster was destroyed in that battle; it then activates in the GY. Hyper Hammerhead sends back what it fought.',
      ko: '데미지 스텝 종료시의 효과는 그 몬스터가 그 전투로 파괴되었어도 묘지에서 발동한다. 하이퍼 해머헤드는 파괴되어도 전투한 몬스터를 패로 되돌린다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf');
    given(opponent).controls('Hyper Hammerhead');
    turnPlayer.attacks('Gemini Elf', 'Hyper Hammerhead');
    then.chainsWere(['opponent: Hyper Hammerhead']);
    then.linkWas('Hyper Hammerhead', 'resolved');
    then.happenedInOrder(
      { event: 'moved', card: 'Hyper Hammerhead', where: { to: 'gy', byBattle: true } },
      { event: 'activated', card: 'Hyper Hammerhead', where: { place: 'gy' } },
      { event: 'moved', card: 'Gemini Elf', where: { to: 'hand' } },
    );
    then.isIn('Gemini Elf', 'hand', turnPlayer);
    then.isIn('Hyper Hammerhead', 'gy', opponent);
    then.lpIs(opponent, 7600);
    then.lpIs(turnPlayer, 8000);
  },
);
