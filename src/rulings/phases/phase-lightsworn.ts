import { ruling } from '../language';

export default ruling(
  'phase-lightsworn',
  {
    covers: ['phase-triggers'],
    title: { en: 'Two Lightsworn monsters in the End Phase', ko: '엔드 페이즈의 라이트로드 둘' },
    statement: {
      en: 'End Phase effects belong to the whole Phase and do not trigger simultaneously. So Lumina and Lyla each send their three cards in a Chain of their own, one after the other, in the order their player likes.',
      ko: '엔드 페이즈 동안 발동하는 효과는 동시에 발동한 것으로 보지 않는다. 그래서 루미나스와 라일라는 플레이어가 정한 순서대로 하나씩, 각각 다른 체인에서 카드를 3장 묘지로 보낸다.',
    },
    doubtful: {
      en: 'The ruling speaks of all Lightsworn monsters with such an effect; that it holds for these two is taken from there.',
      ko: '이런 효과를 가진 라이트로드 몬스터 전반에 대한 재정이며, 이 두 몬스터에도 해당하는 것으로 본다.',
    },
  },
  ({ given, turnPlayer, inCase, then }) => {
    given.startsIn('end');
    given(turnPlayer)
      .controls('Lumina, Lightsworn Summoner', 'Lyla, Lightsworn Sorceress')
      .hasInDeck('Kuriboh', 'Battle Ox', 'Gemini Elf', 'Vorse Raider', 'Summoned Skull', 'Luster Dragon');
    then.can(turnPlayer).activate('Lumina, Lightsworn Summoner', { effect: 2 });
    then.can(turnPlayer).activate('Lyla, Lightsworn Sorceress', { effect: 2 });
    const both = (first: string, second: string): void => {
      turnPlayer.activates(first, { effect: 2 });
      then.linkWas(first, 'resolved');
      then.countIs(turnPlayer, 'gy', 3);
      for (const name of ['Kuriboh', 'Battle Ox', 'Gemini Elf']) then.isIn(name, 'gy', turnPlayer);
      for (const name of ['Vorse Raider', 'Summoned Skull', 'Luster Dragon']) then.isIn(name, 'deck', turnPlayer);
      turnPlayer.activates(second, { effect: 2 });
      then.linkWas(second, 'resolved');
      then.countIs(turnPlayer, 'gy', 6);
      then.countIs(turnPlayer, 'deck', 0);
      then.happenedInOrder(
        { event: 'linkResolved', card: first },
        { event: 'chainResolved' },
        { event: 'linkResolved', card: second },
      );
      then.chainsWere([`turnPlayer: ${first}`], [`turnPlayer: ${second}`]);
    };
    inCase({ en: 'Lumina first', ko: '루미나스부터' }, () =>
      both('Lumina, Lightsworn Summoner', 'Lyla, Lightsworn Sorceress'),
    );
    inCase({ en: 'Lyla first', ko: '라일라부터' }, () =>
      both('Lyla, Lightsworn Sorceress', 'Lumina, Lightsworn Summoner'),
    );
  },
);
