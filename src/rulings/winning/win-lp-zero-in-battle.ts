import { ruling } from '../language';

export default ruling(
  'win-lp-zero-in-battle',
  {
    covers: ['winning', 'battle-damage'],
    title: { en: '0 LP ends it at once', ko: 'LP가 0이 되면 바로 끝난다' },
    statement: {
      en: 'When battle damage brings a player to 0 LP the Duel is over on the spot. The destroyed monster would go to the GY only later, at the end of the Damage Step, so its trigger there is never reached.',
      ko: '전투 데미지로 LP가 0이 되면 듀얼은 그 자리에서 끝난다. 파괴된 몬스터가 묘지로 보내지는 것은 그 뒤의 데미지 스텝 종료시이므로, 묘지로 보내졌을 때의 효과는 발동하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Battle Ox');
    given(opponent).controls('Mystic Tomato').hasInDeck('Sangan').hasLP(500);
    turnPlayer.attacks('Gemini Elf', 'Mystic Tomato');
    then.lpIs(opponent, 0);
    then.wonBy(turnPlayer);
    then.happened('duelEnded', { where: { reason: 'lp' } });
    then.noChain();
    then.wasNeverOffered('Mystic Tomato', 'activate', { because: 'event-not-happened' });
    then.isIn('Sangan', 'deck', opponent);
  },
);
