import { card, ruling } from '../language';

export default ruling(
  'inh-infernoid-only',
  {
    covers: ['special-summon-procedure', 'revival-limit'],
    title: { en: 'Only in the way its text says', ko: '텍스트의 방법으로만' },
    statement: {
      en: 'A monster that can be Special Summoned only in the way its text says is no target for Monster Reborn, even after it was properly Special Summoned.',
      ko: '적힌 방법으로만 특수 소환할 수 있는 몬스터는, 정규로 특수 소환된 뒤라도 죽은 자의 소생의 대상이 되지 않는다.',
    },
    doubtful: {
      en: 'The source leaves what follows from the two wordings to another document; the official rulings on “can only be Special Summoned by” are followed.',
      ko: '원문은 두 문구의 차이를 다른 문서에 맡기고 있다. "특수 소환할 수 있다"와 "경우에만 특수 소환할 수 있다"를 구별하는 공식 재정을 따른다.',
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
