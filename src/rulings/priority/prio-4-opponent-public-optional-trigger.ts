import { ruling } from '../language';

export default ruling(
  'prio-4-opponent-public-optional-trigger',
  {
    covers: ['trigger-order', 'fast-effect-timing'],
    title: { en: 'Rank 4: optional triggers of the opponent', ko: '4순위: 상대의 공개된 임의 유발 효과' },
    statement: {
      en: 'The opponent’s optional triggers in public places (face-up on the field, GY, banished) come last among the triggers, but still ahead of every fast effect (Spell Speed 2 or higher): the turn player cannot use D.D. Crow before Peten the Dark Clown is used or declined.',
      ko: '상대의 공개된 장소(필드의 앞면 표시, 묘지, 제외)의 임의 유발 효과는 유발 효과 중 마지막이지만, 모든 패스트 이펙트(스펠 스피드 2 이상의 효과)보다 먼저이다. 어둠의 어릿광대 페텐을 발동할지 정하기 전에는 D.D. 크로우를 발동할 수 없다.',
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
