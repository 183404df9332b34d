import { card, ruling } from '../language';

export default ruling(
  'pendulum-summon-needs',
  {
    covers: ['pendulum-summon', 'pendulum-zones'],
    title: { en: 'What a Pendulum Summon needs', ko: '펜듈럼 소환의 조건' },
    statement: {
      en: 'A Pendulum Summon takes a card in both Pendulum Zones, comes once per turn, and Summons monsters from the hand whose Levels lie between the Scales, not on them. With one Scale, or with only Levels 1 and 8 between Scales 1 and 8, there is none.',
      ko: '펜듈럼 소환은 양쪽 펜듈럼 존에 카드가 있을 때 1턴에 1번, 두 스케일 사이의 레벨(스케일과 같은 레벨은 제외)인 패의 몬스터를 소환한다. 스케일이 하나뿐이거나, 스케일 1과 8에 레벨 1과 8의 몬스터뿐이면 할 수 없다.',
    },
  },
  ({ given, turnPlayer, then, inCase }) => {
    const stargazer = card('Stargazer Magician', { inSpellTrapZone: true, zone: 0 });
    const timegazer = card('Timegazer Magician', { inSpellTrapZone: true, zone: 4 });
    inCase({ en: 'Scales 1 and 8', ko: '스케일 1과 8' }, () => {
      given(turnPlayer).controls(stargazer, timegazer).hasInHand('Summoned Skull', 'Gemini Elf');
      turnPlayer.pendulumSummons('Summoned Skull');
      then.wasSummonedBy('Summoned Skull', turnPlayer, 'special');
      then.happened('summoned', { card: 'Summoned Skull', where: { way: 'pendulum' } });
      then.cannot(turnPlayer).pendulumSummon('Stargazer Magician', { because: 'pendulum-summon-used' });
    });
    inCase({ en: 'One Scale only', ko: '스케일이 하나뿐일 경우', contrast: 1 }, () => {
      given(turnPlayer).controls(stargazer).hasInHand('Summoned Skull', 'Gemini Elf');
      then.cannot(turnPlayer).pendulumSummon('Stargazer Magician', { because: 'no-pendulum-scales' });
    });
    inCase({ en: 'A Level on the Scale', ko: '레벨이 스케일과 같을 경우' }, () => {
      given(turnPlayer).controls(stargazer, timegazer).hasInHand('Kuriboh', 'Blue-Eyes White Dragon');
      then.cannot(turnPlayer).pendulumSummon('Stargazer Magician', { because: 'no-pendulum-monsters' });
    });
  },
);
