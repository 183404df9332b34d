import { card, ruling } from '../language';

export default ruling(
  'inh-infernoid-only',
  {
    covers: ['special-summon-procedure', 'revival-limit'],
    title: { en: 'Only in the way its text says', ko: '텍스트의 방법으로만' },
    statement: {
      en: 'Infernoid Attondel can be Special Summoned only in the way its text says, and not in any other, even after that was done once. So Monster Reborn cannot target it, only Celtic Guardian or Mystical Elf.',
      ko: '인페르노이드 아드라멜레크는 텍스트에 적힌 방법으로만 특수 소환할 수 있으며, 정규로 소환된 뒤에도 마찬가지다. 그래서 죽은 자의 소생의 대상은 엘프 검사나 홀리 엘프다.',
    },
    doubtful: {
      en: 'Texts that say “can be Special Summoned by …” and “can only be Special Summoned by …” are told apart as the official rulings do: only the second rules out every other way.',
      ko: '"…하여 특수 소환할 수 있다"와 "…했을 경우에만 특수 소환할 수 있다"는 공식 재정에 따라 구별하며, 뒤의 것만 다른 방법에 의한 특수 소환을 금지한다고 본다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasInGY(card('Infernoid Attondel', { properlySummoned: true }), 'Celtic Guardian')
      .hasInHand('Monster Reborn');
    given(opponent).hasInGY('Mystical Elf');
    turnPlayer.activates('Monster Reborn');
    then.cannotPick('Infernoid Attondel');
    then.canPick('Celtic Guardian');
    turnPlayer.picks('Celtic Guardian');
    bothPass();
    then.isIn('Infernoid Attondel', 'gy', turnPlayer);
  },
);
