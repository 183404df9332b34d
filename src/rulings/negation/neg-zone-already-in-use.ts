import { ruling } from '../language';

export default ruling(
  'neg-zone-already-in-use',
  {
    covers: ['summon-negation', 'zones'],
    title: { en: 'Its zone is taken', ko: '몬스터 존은 이미 쓰고 있다' },
    statement: {
      en: 'The zone a monster is being Summoned to counts as taken. If it was the last free one, Call of the Haunted has no zone for its monster and cannot be chained; with one more zone free it can.',
      ko: '소환하려는 몬스터의 존은 이미 사용 중인 것으로 취급한다. 그것이 마지막 빈 존이었다면 리빙 데드가 부르는 소리로 소환할 존이 없으므로 체인할 수 없고, 빈 존이 하나 더 있으면 체인할 수 있다.',
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
