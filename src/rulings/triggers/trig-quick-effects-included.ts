import { ruling } from '../language';

export default ruling(
  'trig-quick-effects-included',
  {
    covers: ['trigger-order', 'fast-effect-timing'],
    title: {
      en: 'Quick-Play Spells and Traps wait like Quick Effects',
      ko: '속공 마법과 함정도 유발 즉시 효과처럼 기다린다',
    },
    statement: {
      en: 'Everything of Spell Speed 2 or more that is not itself a trigger waits for the triggers of that moment, whether it is a monster effect, a Quick-Play Spell or a Trap.',
      ko: '스펠 스피드 2 이상이면서 유발하는 것이 아닌 것은 몬스터의 유발 즉시 효과든 속공 마법이든 함정이든 모두 그 순간의 유발 효과를 기다린다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Armageddon Knight').hasInDeck('Sangan', 'Peten the Dark Clown');
    given(opponent).hasSet('Forbidden Chalice');
    turnPlayer.normalSummons('Armageddon Knight');
    then.isAsked(turnPlayer, 'trigger');
    then.cannot(opponent).activate('Forbidden Chalice', { because: 'triggers-first' });
    turnPlayer.usesTrigger('Armageddon Knight');
    then.firstOfferedOn('Forbidden Chalice', 'activate', 'turnPlayer: Armageddon Knight');
    opponent.activates('Forbidden Chalice', { targets: ['Armageddon Knight'] });
    then.chainIs('turnPlayer: Armageddon Knight', 'opponent: Forbidden Chalice');
  },
);
