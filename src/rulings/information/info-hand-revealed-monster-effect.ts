import { ruling } from '../language';

export default ruling(
  'info-hand-revealed-monster-effect',
  {
    covers: ['hidden-information', 'hand-triggers'],
    title: { en: 'Shown while its effect is pending', ko: '패에서 효과를 발동한 몬스터는 공개된다' },
    statement: {
      en: 'A monster whose effect is activated in the hand is shown to the opponent.',
      ko: '패에서 효과를 발동한 몬스터는 상대에게 공개된다.',
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
