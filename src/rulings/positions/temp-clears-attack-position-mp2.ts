import { ruling } from '../language';

export default ruling(
  'temp-clears-attack-position-mp2',
  {
    covers: ['temporary-banish', 'position-change'],
    title: {
      en: 'A monster that came back may change its position',
      ko: '되돌아온 몬스터는 표시 형식을 변경할 수 있다',
    },
    statement: {
      en: 'A monster that attacked does not change its position this turn. Galaxy-Eyes Photon Dragon banished itself for a while, which makes the game forget its attack, so after its return it can be turned in Main Phase 2; otherwise it cannot.',
      ko: '공격한 몬스터는 그 턴에 표시 형식을 변경할 수 없다. 갤럭시아이즈 포톤 드래곤이 일시적으로 제외되면 공격했다는 정보가 사라져 돌아온 뒤 메인 페이즈 2에 변경할 수 있고, 제외되지 않았다면 변경할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Galaxy-Eyes Photon Dragon');
    given(opponent).controls('Gemini Elf');
    inCase({ en: 'Banished and returned', ko: '제외되었다가 돌아왔을 경우' }, () => {
      turnPlayer.attacks('Galaxy-Eyes Photon Dragon', 'Gemini Elf');
      turnPlayer.activates('Galaxy-Eyes Photon Dragon', { targets: ['Gemini Elf'] });
      bothPass();
      then.isIn('Galaxy-Eyes Photon Dragon', 'banished');
      then.isIn('Gemini Elf', 'banished');
      then.didNotHappen('momentBegan');
      turnPlayer.passes();
      then.phaseIs('main2');
      then.controls(turnPlayer, 'Galaxy-Eyes Photon Dragon');
      then.controls(opponent, 'Gemini Elf');
      then.didNotHappen('summoned');
      then.atkIs('Galaxy-Eyes Photon Dragon', 3000);
      turnPlayer.changesPosition('Galaxy-Eyes Photon Dragon');
      then.positionIs('Galaxy-Eyes Photon Dragon', 'defense');
    });
    inCase({ en: 'Not banished', ko: '제외되지 않았을 경우' }, () => {
      turnPlayer.attacks('Galaxy-Eyes Photon Dragon', 'Gemini Elf');
      turnPlayer.passes();
      turnPlayer.passes();
      then.phaseIs('main2');
      then.cannot(turnPlayer).changePosition('Galaxy-Eyes Photon Dragon', { because: 'attacked-this-turn' });
    });
  },
);
