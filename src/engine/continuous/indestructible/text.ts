import type { ModifierText } from '../../wording';

export const text: ModifierText<'indestructible'> = {
  en: ({ to, by, from, firstEachTurn }, say) => {
    const whose =
      from === 'opponent' ? "your opponent's card effects" : from === 'you' ? 'your card effects' : 'card effects';
    const causes = by.map((b) => (b === 'battle' ? 'by battle' : `by ${whose}`));
    return {
      subject: say.noun(to, { quantity: 'kind' }),
      modal: 'cannot',
      verb: 'be',
      rest: `destroyed ${say.or(causes)}${firstEachTurn ? ' the first time each turn' : ''}`,
    };
  },
  ko: ({ to, by, from, firstEachTurn }, say) => {
    const whose = from === 'opponent' ? '상대의 효과' : from === 'you' ? '자신의 효과' : '효과';
    const causes = by.map((b) => (b === 'battle' ? '전투' : whose));
    return {
      subject: say.with(to, '은/는', { quantity: 'every' }),
      object: `${firstEachTurn ? '1턴에 1번, ' : ''}${say.attach(causes.join(' / '), '으로/로')}는`,
      verb: '파괴되지 않다',
    };
  },
};
