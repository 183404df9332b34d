import { ruling } from '../language';

const DRAGONS = [
  'Red Dragon Archfiend',
  'Black Fang Magician',
  'Double Iris Magician',
  'Purple Poison Magician',
] as const;
const SCALE = { card: 'Supreme King Z-ARC', inSpellTrapZone: true, zone: 0 } as const;

export default ruling(
  'fusion-pendulum-monster',
  {
    covers: ['fusion-summon', 'materials', 'pendulum-zone', 'special-summon-effect'],
    title: { en: 'A Fusion Monster that is a Pendulum Monster', ko: '펜듈럼 몬스터이기도 한 융합 몬스터' },
    statement: {
      en: 'A Pendulum Monster of the Extra Deck is Summoned from it face-down as its frame says, goes back to it face-up when it is destroyed, and can be placed in a Pendulum Zone by its effect. What it can do as a monster it does not do in the Pendulum Zone.',
      ko: '엑스트라 덱의 펜듈럼 몬스터는 뒷면 표시일 때 그 종류에 맞는 방법으로 소환하고, 필드에서 파괴되면 앞면 표시로 엑스트라 덱에 놓이며, 자신의 효과로 펜듈럼 존에 놓을 수 있다. 펜듈럼 존에서는 몬스터 효과를 사용할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    inCase({ en: 'By an effect that is treated as a Fusion Summon', ko: '융합 소환으로 취급하는 효과로' }, () => {
      given(turnPlayer)
        .controls('Astrograph Sorcerer')
        .hasInGY('Crystal Wing Synchro Dragon', 'Black Fang Magician', 'Double Iris Magician', 'Purple Poison Magician')
        .hasInExtraDeck('Supreme King Z-ARC');
      given(opponent).controls('Mystical Elf').hasSet('Jar of Greed');
      turnPlayer.activates('Astrograph Sorcerer', { effect: 2 });
      bothPass();
      then.controls(turnPlayer, 'Supreme King Z-ARC');
      then.chainIs('turnPlayer: Supreme King Z-ARC');
      bothPass();
      then.isIn('Mystical Elf', 'gy', opponent);
      then.isIn('Jar of Greed', 'gy', opponent);
    });
    inCase({ en: 'The dragons are missing', ko: '제외할 드래곤이 부족하다' }, () => {
      given(turnPlayer)
        .controls('Astrograph Sorcerer')
        .hasInGY(...DRAGONS)
        .hasInExtraDeck('Supreme King Z-ARC');
      then.cannot(turnPlayer).activate('Astrograph Sorcerer', { effect: 2, because: 'cost-cannot-be-paid' });
    });
    inCase({ en: 'Destroyed as a monster', ko: '몬스터로서 파괴되면' }, () => {
      given(turnPlayer).hasInHand('Dark Hole').controls({ card: 'Supreme King Z-ARC', properlySummoned: true });
      turnPlayer.activates('Dark Hole');
      bothPass();
      then.isIn('Supreme King Z-ARC', 'extraDeck', turnPlayer);
      turnPlayer.usesTrigger('Supreme King Z-ARC');
      bothPass();
      then.isIn('Supreme King Z-ARC', 'spellTrapZone', turnPlayer);
    });
    inCase({ en: 'Destroyed in the Pendulum Zone', ko: '펜듈럼 존에서 파괴되면' }, () => {
      given(turnPlayer).hasInHand('Mystical Space Typhoon').controls(SCALE);
      turnPlayer.activates('Mystical Space Typhoon', { targets: ['Supreme King Z-ARC'] });
      bothPass();
      then.isIn('Supreme King Z-ARC', 'extraDeck', turnPlayer);
      then.chainsWere(['turnPlayer: Mystical Space Typhoon']);
      then.isAsked(turnPlayer, 'open');
    });
    inCase({ en: 'Its Pendulum Effects', ko: '펜듈럼 효과' }, () => {
      given(opponent).controls(SCALE);
      given(turnPlayer)
        .hasInHand('Reinforcement of the Army')
        .hasInDeck('Marauding Captain')
        .controls({ card: 'Tornado Dragon', materials: ['Kuriboh'] });
      then.cannot(turnPlayer).activate('Tornado Dragon', { because: 'locked' });
      turnPlayer.activates('Reinforcement of the Army');
      bothPass();
      opponent.usesTrigger('Supreme King Z-ARC');
      bothPass();
      then.isIn('Marauding Captain', 'gy', turnPlayer);
    });
  },
);
