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
      en: 'Everything of Spell Speed 2 or higher that is no trigger itself waits for the triggers of that moment: Quick Effects, Quick-Play Spells and Traps alike. So Forbidden Chalice comes only after the trigger of Armageddon Knight.',
      ko: '스펠 스피드 2 이상이면서 유발하는 것이 아닌 것은 유발 즉시 효과든 속공 마법이든 함정이든 그 시점의 유발 효과를 기다린다. 그래서 금지된 성배는 종말의 기사의 유발 효과 다음에야 발동할 수 있다.',
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
