import { card, ruling } from '../language';

export default ruling(
  'ce-area-b-does-not-touch-low-level-or-xyz',
  {
    covers: ['continuous-effects', 'positions'],
    title: { en: 'What Area B does not reach', ko: 'B구역이 미치지 않는 몬스터' },
    statement: {
      en: 'Monsters of Level 3 or lower and Xyz Monsters, which have no Level, are outside Level Limit - Area B. Under both cards they are in Attack Position, whichever began first.',
      ko: '레벨 3 이하의 몬스터와, 레벨이 없는 엑시즈 몬스터는 레벨 제한 B구역의 적용을 받지 않는다. 두 카드가 함께 있으면 순서와 상관없이 공격 표시가 된다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    const both = () => {
      then.positionIs('Number 39: Utopia', 'attack');
      then.positionIs('Sangan', 'attack');
      then.positionIs('Gemini Elf', 'attack');
    };
    inCase({ en: 'Final Attack Orders first', ko: '최후 돌격명령이 먼저' }, () => {
      given(opponent).controls('Final Attack Orders');
      given(turnPlayer)
        .controls(card('Number 39: Utopia', { position: 'defense' }), card('Sangan', { position: 'defense' }))
        .hasInHand('Level Limit - Area B');
      given(opponent).controls('Gemini Elf');
      both();
      turnPlayer.activates('Level Limit - Area B');
      then.linkWas('Level Limit - Area B', 'resolved');
      then.positionIs('Number 39: Utopia', 'attack');
      then.positionIs('Sangan', 'attack');
      // Level 4.
      then.positionIs('Gemini Elf', 'defense');
    });
    inCase({ en: 'Level Limit - Area B first', ko: '레벨 제한 B구역이 먼저' }, () => {
      given(turnPlayer)
        .controls('Level Limit - Area B', card('Number 39: Utopia', { position: 'defense' }))
        .controls(card('Sangan', { position: 'defense' }))
        .hasSet('Final Attack Orders');
      given(opponent).controls('Gemini Elf');
      then.positionIs('Number 39: Utopia', 'defense');
      turnPlayer.activates('Final Attack Orders');
      then.linkWas('Final Attack Orders', 'resolved');
      both();
    });
  },
);
