import { ruling } from '../language';

export default ruling(
  'temp-cost-both-ways-legacy-clash',
  {
    covers: ['banish', 'costs', 'activation-negation'],
    title: { en: 'Banished and returned, both as cost', ko: '제외도 돌아오는 것도 코스트' },
    statement: {
      en: 'World Legacy Clash banishes a monster until the End Phase as its cost. Its return belongs to that cost and not to the effect, so it comes back even if the activation was negated.',
      ko: '성유물을 둘러싼 싸움은 코스트로 몬스터를 엔드 페이즈까지 제외한다. 돌아오는 것도 효과가 아니라 코스트에 포함되므로, 발동이 무효가 되어도 돌아온다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).controls('Gemini Elf').hasInHand('World Legacy Clash').hasInDeck('Kuriboh');
    given(opponent).controls('La Jinn the Mystical Genie of the Lamp').hasInDeck('Kuriboh');
    inCase({ en: 'Negated', ko: '무효가 되었을 경우' }, () => {
      given(opponent).hasSet('Magic Jammer').hasInHand('Mystical Elf');
      turnPlayer.activates('World Legacy Clash', {
        cost: ['Gemini Elf'],
        targets: ['La Jinn the Mystical Genie of the Lamp'],
      });
      then.isIn('Gemini Elf', 'banished', turnPlayer);
      opponent.activates('Magic Jammer', { cost: ['Mystical Elf'] });
      bothPass();
      then.linkWas('World Legacy Clash', 'activationNegated');
      then.atkIs('La Jinn the Mystical Genie of the Lamp', 1800);
      turnPlayer.movesTo('end');
      turnPlayer.passes();
      then.controls(turnPlayer, 'Gemini Elf');
      then.positionIs('Gemini Elf', 'attack');
    });
    inCase({ en: 'Not negated', ko: '무효가 되지 않았을 경우' }, () => {
      turnPlayer.activates('World Legacy Clash', {
        cost: ['Gemini Elf'],
        targets: ['La Jinn the Mystical Genie of the Lamp'],
      });
      bothPass();
      then.atkIs('La Jinn the Mystical Genie of the Lamp', 0);
      then.defIs('La Jinn the Mystical Genie of the Lamp', 100);
      turnPlayer.movesTo('end');
      turnPlayer.passes();
      then.controls(turnPlayer, 'Gemini Elf');
    });
  },
);
