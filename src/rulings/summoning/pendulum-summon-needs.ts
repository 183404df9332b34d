import { card, ruling } from '../language';

export default ruling(
  'pendulum-summon-needs',
  {
    covers: ['pendulum-summon', 'pendulum-zones'],
    title: { en: 'What a Pendulum Summon needs', ko: '펜듈럼 소환의 조건' },
    statement: {
      en: 'Once per turn, with a card in each of their Pendulum Zones, a player Pendulum Summons monsters from the hand whose Levels lie between the two Scales, but not on them.',
      ko: '양쪽 펜듈럼 존에 카드가 있으면 1턴에 1번, 두 스케일 사이의 레벨(스케일과 같은 레벨은 제외)을 가진 패의 몬스터를 펜듈럼 소환할 수 있다.',
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
