import { ruling } from '../language';

export default ruling(
  'inhfx-sequence',
  {
    covers: ['procedure-by-effect', 'xyz-summon', 'summon-negation'],
    title: { en: 'First the effect, then the Summon', ko: '효과 처리가 끝난 뒤에 소환' },
    statement: {
      en: 'A Summon that Wonder Xyz allows is made after its effect has resolved: then it can be negated, and then it succeeds and can be answered.',
      ko: '원더 엑시즈로 하는 엑시즈 소환은 효과 처리가 끝난 뒤에 한다. 먼저 그 소환을 무효로 할 수 있고, 그다음 소환이 성공해 대응할 수 있다.',
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
