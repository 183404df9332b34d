import { ruling } from '../language';

export default ruling(
  'activation-open-state-only',
  {
    covers: ['fast-effect-timing', 'normal-summon', 'position-change'],
    title: {
      en: 'Nothing but fast effects outside the open game state',
      ko: '오픈 상태가 아니면 소환이나 세트를 할 수 없다',
    },
    statement: {
      en: 'Right after a Summon and while a Chain is built, players may only use fast effects (Spell Speed 2 or higher). Setting a card or changing a battle position is none, so it waits for the open game state, when all is resolved and the turn player may act freely.',
      ko: '소환 직후나 체인을 쌓는 동안에는 패스트 이펙트(스펠 스피드 2 이상의 효과)만 쓸 수 있다. 세트나 표시 형식 변경은 그것이 아니므로, 처리가 모두 끝나 턴 플레이어가 자유롭게 행동할 수 있는 오픈 상태가 될 때까지 할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Book of Moon', 'Sangan').controls('Gemini Elf', 'Vorse Raider');
    given(opponent).hasSet('Jar of Greed').hasInDeck('Kuriboh');
    then.can(turnPlayer).changePosition('Gemini Elf');
    turnPlayer.normalSummons('Sangan');
    then.isAsked(turnPlayer, 'fastEffect');
    then.cannot(turnPlayer).changePosition('Gemini Elf', { because: 'open-state-only' });
    then.can(turnPlayer).activate('Book of Moon');
    turnPlayer.passes();
    opponent.activates('Jar of Greed');
    then.cannot(turnPlayer).set('Book of Moon', { because: 'open-state-only' });
    bothPass();
    turnPlayer.passes();
    bothPass();
    then.isAsked(turnPlayer, 'open');
    then.can(turnPlayer).changePosition('Gemini Elf');
  },
);
