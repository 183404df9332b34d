import { ruling } from '../language';

export default ruling(
  'cont-on-activation-demise-gateway',
  {
    covers: ['activation', 'card-by-effect'],
    title: { en: 'Skipped even if it is mandatory: Demise of the Land', ko: '반드시 할 처리도 하지 않는다: 종언의 땅' },
    statement: {
      en: 'What a card does at its activation is skipped if the effect of another activates it, even what is mandatory. So it does not matter that it could not be done: Demise of the Land activates Gateway to Chaos though nothing is left to add.',
      ko: '다른 카드의 효과로 발동되는 카드는 발동시의 효과 처리를 하지 않으며, 반드시 해야 하는 처리도 마찬가지다. 그래서 그 처리를 할 수 없어도 상관없다. 종언의 땅은 패에 넣을 카드가 없어도 카오스 필드를 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(opponent).hasSet('Demise of the Land').hasInDeck('Gateway to Chaos', 'Kuriboh');
    given(turnPlayer)
      .controls('Gemini Elf', 'La Jinn the Mystical Genie of the Lamp')
      .hasInExtraDeck('Number 39: Utopia');
    turnPlayer.specialSummons('Number 39: Utopia', { cost: ['Gemini Elf', 'La Jinn the Mystical Genie of the Lamp'] });
    opponent.activates('Demise of the Land');
    bothPass();
    then.isIn('Gateway to Chaos', 'fieldZone', opponent);
    then.countIs(opponent, 'hand', 0);
    then.chainsWere(['opponent: Demise of the Land']);
  },
);
