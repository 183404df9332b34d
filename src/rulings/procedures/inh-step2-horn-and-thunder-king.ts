import { ruling } from '../language';

export default ruling(
  'inh-step2-horn-and-thunder-king',
  {
    covers: ['special-summon-procedure', 'summon-negation'],
    title: { en: 'Two cards for the window of the attempt', ko: '소환하려는 때에 쓸 수 있는 두 장' },
    statement: {
      en: 'Against a monster that is Special Summoning itself both Horn of Heaven and Thunder King Rai-Oh may be used, each as Chain Link 1.',
      ko: '스스로 특수 소환하려는 몬스터에 대해서는 승천의 뿔피리도 번개왕도 체인 1로 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    given(turnPlayer).hasInHand('Cyber Dragon');
    given(opponent).controls('Thunder King Rai-Oh').hasSet('Horn of Heaven');
    turnPlayer.specialSummons('Cyber Dragon');
    then.can(opponent).activate('Thunder King Rai-Oh');
    then.can(opponent).activate('Horn of Heaven');
    inCase({ en: 'Thunder King Rai-Oh', ko: '번개왕' }, () => {
      opponent.activates('Thunder King Rai-Oh');
      bothPass();
      then.chainIs('opponent: Thunder King Rai-Oh');
      then.isIn('Thunder King Rai-Oh', 'gy', opponent);
      then.summonWasNegated('Cyber Dragon');
    });
    inCase({ en: 'Horn of Heaven', ko: '승천의 뿔피리', contrast: 1 }, () => {
      opponent.activates('Horn of Heaven', { cost: ['Thunder King Rai-Oh'] });
      bothPass();
      then.chainIs('opponent: Horn of Heaven');
      then.isIn('Thunder King Rai-Oh', 'gy', opponent);
      then.summonWasNegated('Cyber Dragon');
    });
  },
);
