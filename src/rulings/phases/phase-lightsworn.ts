import { ruling } from '../language';

export default ruling(
  'phase-lightsworn',
  {
    covers: ['phase-triggers'],
    title: { en: 'Two Lightsworn monsters in the End Phase', ko: '엔드 페이즈의 라이트로드 둘' },
    statement: {
      en: 'Two Lightsworn monsters send their three cards each one after the other, each in its own Chain, in the order their player likes.',
      ko: '라이트로드 몬스터가 둘이면 플레이어가 정한 순서대로 하나씩, 각각 다른 체인에서 카드를 3장 묘지로 보낸다.',
    },
    doubtful: {
      en: 'Said of all Lightsworn monsters with such an effect; these two stand for them.',
      ko: '이런 효과를 가진 라이트로드 몬스터 전반에 관한 것으로, 여기서는 두 몬스터로 대표한다.',
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
