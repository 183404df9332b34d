import { card, ruling } from '../language';

export default ruling(
  'trig-when-or-if',
  {
    covers: ['missed-timing', 'trigger-effects', 'costs'],
    title: { en: 'Discarded for a cost: "when" and "if"', ko: '코스트로 버려졌을 때와 버려졌을 경우' },
    statement: {
      en: 'A discard as a cost happens before the Chain resolves. Peten’s optional effect says "when", so the discard would have to be the last thing that happened: it misses the timing. That of Danger! Nessie! says "if" and can be activated after the Chain.',
      ko: '코스트로 버려진 것은 체인 처리보다 앞의 일이다. 페텐은 "~때에 발동할 수 있다"는 임의 효과라 그 일이 마지막에 일어난 것이 아니면 타이밍을 놓치고, 미계역의 넷시는 "~경우에 발동할 수 있다"이므로 체인 처리 뒤에 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).hasSet('Raigeki Break').hasInDeck('Peten the Dark Clown', 'Danger! Bigfoot!');
    given(opponent).controls('Gemini Elf');
    inCase({ en: '"When"', ko: '"때"' }, () => {
      given(turnPlayer).hasInHand(card('Peten the Dark Clown', 'cost'));
      turnPlayer.activates('Raigeki Break', { cost: ['Peten the Dark Clown#cost'], targets: ['Gemini Elf'] });
      bothPass();
      then.missedTheTiming('Peten the Dark Clown#cost');
      then.wasNeverOffered('Peten the Dark Clown#cost', 'activate');
      then.chainsWere(['turnPlayer: Raigeki Break']);
    });
    inCase({ en: '"If"', ko: '"경우"', contrast: 1 }, () => {
      given(turnPlayer).hasInHand(card('Danger! Nessie!', 'cost'));
      turnPlayer.activates('Raigeki Break', { cost: ['Danger! Nessie!#cost'], targets: ['Gemini Elf'] });
      bothPass();
      turnPlayer.usesTrigger('Danger! Nessie!', { effect: 2 });
      then.isIn('Danger! Bigfoot!', 'hand', turnPlayer);
    });
  },
);
