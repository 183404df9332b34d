import { ruling } from '../language';

export default ruling(
  'neg-zone-already-in-use',
  {
    covers: ['summon-negation', 'zones'],
    title: { en: 'Its zone is taken', ko: '몬스터 존은 이미 쓰고 있다' },
    statement: {
      en: 'The zone the monster is being Summoned to counts as taken: with no other zone free, Call of the Haunted cannot be chained.',
      ko: '소환하려는 몬스터의 몬스터 존은 이미 사용 중인 것으로 취급한다. 다른 빈 존이 없으면 리빙 데드가 부르는 소리를 체인할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    given(turnPlayer)
      .controls('Mystical Elf', 'Gemini Elf', 'Battle Ox')
      .hasInHand('Celtic Guardian')
      .hasSet('Call of the Haunted', 'Jar of Greed')
      .hasInDeck('Sangan')
      .hasInGY('Alexandrite Dragon');
    given(opponent).controls('T.G. Halberd Cannon');
    inCase({ en: 'No zone is free', ko: '빈 존이 없다' }, () => {
      given(turnPlayer).controls('Vorse Raider');
      turnPlayer.normalSummons('Celtic Guardian');
      opponent.activates('T.G. Halberd Cannon');
      then.cannot(turnPlayer).activate('Call of the Haunted', { because: 'no-zone' });
    });
    inCase({ en: 'One more zone is free', ko: '빈 존이 하나 더 있다', contrast: 1 }, () => {
      turnPlayer.normalSummons('Celtic Guardian', { zone: 3 });
      opponent.activates('T.G. Halberd Cannon');
      then.can(turnPlayer).activate('Call of the Haunted');
    });
  },
);
