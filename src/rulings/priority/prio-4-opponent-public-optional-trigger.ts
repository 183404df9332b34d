import { ruling } from '../language';

export default ruling(
  'prio-4-opponent-public-optional-trigger',
  {
    covers: ['trigger-order', 'fast-effect-timing'],
    title: { en: 'Rank 4: optional triggers of the opponent', ko: '4순위: 상대의 공개된 임의 유발 효과' },
    statement: {
      en: 'The opponent’s optional triggers in public places come last among the triggers, but still ahead of every Quick Effect.',
      ko: '상대의 공개된 임의 유발 효과는 유발 효과 중 마지막이지만, 그래도 모든 유발 즉시 효과보다 앞선다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Dark Hole', 'D.D. Crow');
    given(opponent).controls('Peten the Dark Clown').hasInDeck('Peten the Dark Clown').hasInGY('Gemini Elf');
    turnPlayer.activates('Dark Hole');
    bothPass();
    then.isAsked(opponent, 'trigger');
    then.cannot(turnPlayer).activate('D.D. Crow', { because: 'triggers-first' });
    opponent.usesTrigger('Peten the Dark Clown');
    then.chainIs('opponent: Peten the Dark Clown');
    then.can(turnPlayer).activate('D.D. Crow');
    turnPlayer.activates('D.D. Crow', { targets: ['Gemini Elf'] });
    then.chainIs('opponent: Peten the Dark Clown', 'turnPlayer: D.D. Crow');
  },
);
