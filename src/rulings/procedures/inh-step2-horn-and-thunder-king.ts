import { ruling } from '../language';

export default ruling(
  'inh-step2-horn-and-thunder-king',
  {
    covers: ['special-summon-procedure', 'summon-negation'],
    title: { en: 'Two cards for the window of the attempt', ko: '소환하려는 때에 쓸 수 있는 두 장' },
    statement: {
      en: 'While Cyber Dragon’s Special Summon is being attempted, what negates it may be used as Chain Link 1. Both Horn of Heaven and Thunder King Rai-Oh do that, so either can.',
      ko: '사이버 드래곤을 특수 소환하려는 때에는 그 소환을 무효로 하는 것을 체인 1로 발동할 수 있다. 승천의 뿔피리도 번개왕도 소환을 무효로 하므로 어느 쪽이든 발동할 수 있다.',
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
