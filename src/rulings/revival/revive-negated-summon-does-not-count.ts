import { ruling } from '../language';

export default ruling(
  'revive-negated-summon-does-not-count',
  {
    covers: ['revival-limit', 'summon-negation'],
    title: { en: 'A negated Summon does not count', ko: '무효가 된 소환은 정규 소환이 아니다' },
    statement: {
      en: 'A Special Summon Monster can be revived only after its own Summon has succeeded. The Summon of Photon Thrasher was negated by Solemn Judgment, so it never was on the field, and Monster Reborn cannot choose it; other monsters it can.',
      ko: '특수 소환 몬스터는 자신의 방법으로 한 소환이 한 번 성공해야 묘지에서 소생할 수 있다. 포톤 스래셔의 소환은 신의 심판으로 무효가 되어 정규 소환된 적이 없으므로, 죽은 자의 소생의 대상이 되지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    given(opponent).hasSet('Solemn Judgment').hasLP(8000);
    inCase({ en: 'Nothing else to revive', ko: '달리 소생할 것이 없을 때' }, () => {
      given(turnPlayer).hasInHand('Photon Thrasher', 'Monster Reborn');
      turnPlayer.specialSummons('Photon Thrasher');
      opponent.activates('Solemn Judgment');
      bothPass();
      then.lpIs(opponent, 4000);
      then.summonWasNegated('Photon Thrasher');
      then.isIn('Photon Thrasher', 'gy', turnPlayer);
      then.isAsked(turnPlayer, 'open');
      then.cannot(turnPlayer).activate('Monster Reborn', { because: 'no-target' });
      then.isIn('Monster Reborn', 'hand', turnPlayer);
    });
    inCase({ en: 'Others to revive', ko: '다른 몬스터가 있을 때' }, () => {
      given(turnPlayer).hasInHand('Photon Thrasher', 'Monster Reborn').hasInGY('Celtic Guardian', 'Gemini Elf');
      turnPlayer.specialSummons('Photon Thrasher');
      opponent.activates('Solemn Judgment');
      bothPass();
      then.isIn('Photon Thrasher', 'gy', turnPlayer);
      turnPlayer.activates('Monster Reborn');
      then.cannotPick('Photon Thrasher');
      then.canPick('Celtic Guardian');
      then.canPick('Gemini Elf');
    });
  },
);
