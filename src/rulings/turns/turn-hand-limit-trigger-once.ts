import { ruling } from '../language';

export default ruling(
  'turn-hand-limit-trigger-once',
  {
    covers: ['hand-limit', 'hand-triggers'],
    title: { en: 'One Chain after the hand limit', ko: '매수 조정 뒤의 체인은 한 번뿐' },
    statement: {
      en: 'Danger! Nessie!, discarded for the hand limit, may start one Chain. When that Chain fills the hand again, the limit is applied once more, but nothing is activated any more after it, so Danger! Bigfoot! does not trigger.',
      ko: '매수 조정으로 버려진 미계역의 넷시의 효과는 체인을 하나 만들 수 있다. 그 체인으로 패가 다시 6장을 넘으면 한 번 더 조정하지만 그 뒤에는 아무것도 발동할 수 없으므로, 미계역의 빅풋은 발동하지 않는다.',
    },
    basis: 'Official FAQ 24089',
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .hasInHand('Danger! Nessie!', 'Gemini Elf', 'Gemini Elf', 'Gemini Elf', 'Gemini Elf', 'Gemini Elf', 'Gemini Elf')
      .hasInDeck('Danger! Bigfoot!');
    given(opponent).controls('Celtic Guardian').hasInDeck('Kuriboh');
    turnPlayer.movesTo('end');
    turnPlayer.picks('Danger! Nessie!');
    then.isAsked(turnPlayer, 'trigger');
    then.can(turnPlayer).activate('Danger! Nessie!', { effect: 2 });
    turnPlayer.usesTrigger('Danger! Nessie!');
    then.linkWas('Danger! Nessie!', 'resolved');
    then.isIn('Danger! Bigfoot!', 'hand', turnPlayer);
    then.countIs(turnPlayer, 'hand', 7);
    then.isAsked(turnPlayer, 'pick');
    turnPlayer.picks('Danger! Bigfoot!');
    then.isIn('Danger! Bigfoot!', 'gy', turnPlayer);
    then.countIs(turnPlayer, 'hand', 6);
    then.happened('turnBegan', { seat: 'opponent' });
    then.wasNeverOffered('Danger! Bigfoot!', 'activate');
    then.chainsWere(['turnPlayer: Danger! Nessie!']);
    then.controls(opponent, 'Celtic Guardian');
  },
);
