import { ruling } from '../language';

export default ruling(
  'info-hand-revealed-monster-effect',
  {
    covers: ['hidden-information', 'hand-triggers'],
    title: { en: 'A monster activated in the hand is shown', ko: '패에서 효과를 발동한 몬스터는 공개된다' },
    statement: {
      en: 'A hand is hidden, but an effect is activated openly. So a monster whose effect is activated in the hand, here Infernity Archfiend, is shown to the opponent, who must know what is on the Chain.',
      ko: '패는 비공개 정보이지만 발동은 서로가 알 수 있게 한다. 그래서 인페르니티 데몬처럼 패에서 효과를 발동한 몬스터는 상대에게 보여 준다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(opponent).hasInDeck('Infernity Archfiend');
    given(turnPlayer).hasSet('Jar of Greed').hasInDeck('Kuriboh');
    turnPlayer.movesTo('end');
    turnPlayer.passes();
    opponent.usesTrigger('Infernity Archfiend', { effect: 1 });
    then.chainIs('opponent: Infernity Archfiend');
    then.isIn('Infernity Archfiend', 'hand', opponent);
    then.sees(turnPlayer, 'Infernity Archfiend');
  },
);
