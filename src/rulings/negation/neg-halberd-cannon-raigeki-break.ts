import { ruling } from '../language';

export default ruling(
  'neg-halberd-cannon-raigeki-break',
  {
    covers: ['summon-negation', 'targeting', 'chain'],
    title: { en: 'Raigeki Break and the Summon', ko: '썬더 브레이크와 소환 무효' },
    statement: {
      en: 'Raigeki Break can be chained to T.G. Halberd Cannon, but not on the monster being Summoned. Destroyed by it, Halberd Cannon is not face-up when its effect resolves, and the Summon is not negated.',
      ko: 'TG 할 버드 캐논에 썬더 브레이크를 체인할 수 있지만, 소환하려는 몬스터는 대상으로 할 수 없다. 할 버드 캐논이 파괴되면 효과 처리시에 앞면 표시로 존재하지 않으므로 소환은 무효가 되지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    given(turnPlayer).hasInHand('Celtic Guardian', 'Mystical Elf').hasSet('Raigeki Break');
    given(opponent).controls('T.G. Halberd Cannon').hasSet('Dust Tornado');
    turnPlayer.normalSummons('Celtic Guardian');
    opponent.activates('T.G. Halberd Cannon');
    then.can(turnPlayer).activate('Raigeki Break');
    turnPlayer.activates('Raigeki Break', { cost: ['Mystical Elf'] });
    then.cannotPick('Celtic Guardian');
    then.canPick('T.G. Halberd Cannon');
    inCase({ en: 'Halberd Cannon is destroyed', ko: '할 버드 캐논을 파괴' }, () => {
      turnPlayer.picks('T.G. Halberd Cannon');
      bothPass();
      then.isIn('T.G. Halberd Cannon', 'gy', opponent);
      then.linkWas('T.G. Halberd Cannon', 'withoutEffect');
      then.wasSummonedBy('Celtic Guardian', turnPlayer, 'normal');
    });
    inCase({ en: 'Another card is destroyed', ko: '다른 카드를 파괴', contrast: 1 }, () => {
      turnPlayer.picks('Dust Tornado');
      bothPass();
      then.linkWas('T.G. Halberd Cannon', 'resolved');
      then.summonWasNegated('Celtic Guardian');
      then.isIn('Celtic Guardian', 'gy', turnPlayer);
    });
  },
);
