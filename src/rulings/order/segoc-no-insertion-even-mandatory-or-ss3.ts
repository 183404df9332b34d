import { ruling } from '../language';

export default ruling(
  'segoc-no-insertion-even-mandatory-or-ss3',
  {
    covers: ['trigger-order', 'mandatory-quick', 'counter-traps'],
    title: { en: 'Not even a Counter Trap gets in between', ko: '강제 효과도 카운터 함정도 사이에 끼지 못한다' },
    statement: {
      en: 'While simultaneous triggers are placed, not even a mandatory Quick Effect or a Counter Trap may come between them. So Light and Darkness Dragon goes on top of both Sangan, and Divine Wrath can only be chained to the dragon above them.',
      ko: '동시에 발동하는 유발 효과를 쌓는 동안에는 강제 유발 즉시 효과도 카운터 함정도 끼어들 수 없다. 그래서 라이트 앤드 다크니스 드래곤은 두 크리터 위에 쌓이고, 천벌은 맨 위의 용에만 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    given(turnPlayer)
      .controls('Sangan')
      .hasSet('Divine Wrath')
      .hasInHand('Gemini Elf')
      .hasInDeck('Kuriboh', 'Giant Germ');
    given(opponent).controls('Light and Darkness Dragon', 'Sangan').hasInDeck('Kuriboh', 'Giant Germ');
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Sangan', 'Sangan@opponent');
    const links = ['turnPlayer: Sangan', 'opponent: Sangan', 'opponent: Light and Darkness Dragon'];
    inCase({ en: 'the dragon is forced on top', ko: '용의 강제 효과는 맨 위에' }, () => {
      // Divine Wrath could answer the dragon, so the turn player is asked once the three links stand.
      turnPlayer.passes();
      turnPlayer.picks('Kuriboh');
      then.chainIs(...links);
      then.nobodyCouldActBetween('turnPlayer: Sangan', 'opponent: Sangan');
      then.nobodyCouldActBetween('opponent: Sangan', 'opponent: Light and Darkness Dragon');
      then.linkWas('Sangan@opponent', 'activationNegated');
      then.linkWas('Sangan@turnPlayer', 'resolved');
      then.atkIs('Light and Darkness Dragon', 2300);
    });
    inCase({ en: 'Divine Wrath on the last link', ko: '천벌은 마지막 링크에만' }, () => {
      then.isAsked(turnPlayer, 'chain');
      then.firstOfferedOn('Divine Wrath', 'activate', ...links);
      turnPlayer.activates('Divine Wrath', { cost: ['Gemini Elf'] });
      opponent.picks('Kuriboh');
      turnPlayer.picks('Kuriboh');
      then.linkAnswers('Divine Wrath', 3);
      then.linkWas('Light and Darkness Dragon', 'activationNegated', { chain: 1 });
      then.linkWas('Sangan@turnPlayer', 'resolved');
    });
  },
);
