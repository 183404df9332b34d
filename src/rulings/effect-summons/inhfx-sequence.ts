import { ruling } from '../language';

export default ruling(
  'inhfx-sequence',
  {
    covers: ['procedure-by-effect', 'xyz-summon', 'summon-negation'],
    title: { en: 'First the effect, then the Summon', ko: '효과 처리가 끝난 뒤에 소환' },
    statement: {
      en: 'The Xyz Summon that Wonder Xyz allows comes after its effect has resolved, like a Summon in the Main Phase: first Horn of Heaven could negate it, then, once it has succeeded, Torrential Tribute can answer it.',
      ko: '원더 엑시즈로 하는 엑시즈 소환은 효과 처리가 끝난 뒤 보통의 소환처럼 한다. 그래서 먼저 승천의 뿔피리로 무효로 할 기회가 있고, 성공한 다음에는 격류장으로 대응할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('Wonder Xyz').controls('Celtic Guardian', 'Mystical Elf').hasInExtraDeck('Gagaga Cowboy');
    given(opponent).controls('Marshmallon').hasSet('Horn of Heaven', 'Torrential Tribute');
    turnPlayer.activates('Wonder Xyz');
    bothPass();
    then.linkWas('Wonder Xyz', 'resolved');
    then.isAsked(opponent, 'summonNegation');
    opponent.passes();
    then.happenedInOrder(
      { event: 'linkResolved', card: 'Wonder Xyz' },
      { event: 'summonAttempted', card: 'Gagaga Cowboy' },
      { event: 'summoned', card: 'Gagaga Cowboy' },
    );
    then.can(opponent).activate('Torrential Tribute');
  },
);
