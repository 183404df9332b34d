import type { ModifierText } from '../../wording';

export const text: ModifierText<'revealHand'> = {
  en: ({ who, ownTurn }, say) => ({
    subject: who === 'both' ? { text: 'both players', plural: true } : say.player(who),
    verb: 'keep',
    rest: `${who === 'you' ? 'your hand' : who === 'both' ? 'their hands' : 'their hand'} revealed${ownTurn ? ' during their own turn' : ''}`,
  }),
  ko: ({ who, ownTurn }, say) => ({
    subject: who === 'both' ? '서로의 플레이어는' : say.subject(who),
    object: ownTurn ? '각각 자신의 턴에 패를 전부' : '패를 전부',
    verb: '계속 공개하다',
  }),
};
