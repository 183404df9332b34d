import { ruling } from '../language';

export default ruling(
  'trap-monster-is-both',
  {
    covers: ['trap-monster', 'special-summon-effect', 'zones', 'spell-trap-card'],
    title: { en: 'A Trap that becomes a monster', ko: '몬스터가 되는 함정' },
    statement: {
      en: 'A Trap Monster stands in a Monster Zone only and is what its text says: a Normal or Effect Monster with these values and, if its text says so, still a Trap as well. It needs a free Monster Zone, is Special Summoned by its effect, and what hits Traps or monsters can hit it.',
      ko: '함정 몬스터는 몬스터 존만을 사용하며, 텍스트에 쓰여진 수치의 일반 몬스터나 효과 몬스터이다. 함정 카드로도 취급한다고 쓰여 있으면 함정을 대상으로 하는 효과도, 몬스터를 대상으로 하는 효과도 받는다. 빈 몬스터 존이 있어야 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    inCase({ en: 'A monster and a Trap', ko: '몬스터이자 함정' }, () => {
      given(turnPlayer).hasSet('Embodiment of Apophis').hasInHand('Mystical Space Typhoon');
      turnPlayer.activates('Embodiment of Apophis');
      bothPass();
      then.wasSummonedBy('Embodiment of Apophis', turnPlayer, 'special');
      then.isIn('Embodiment of Apophis', 'monsterZone', turnPlayer);
      then.atkIs('Embodiment of Apophis', 1600);
      then.levelIs('Embodiment of Apophis', 4);
      turnPlayer.activates('Mystical Space Typhoon', { targets: ['Embodiment of Apophis'] });
      bothPass();
      then.isIn('Embodiment of Apophis', 'gy', turnPlayer);
    });
    inCase({ en: 'A Trap Monster that is no Trap any more', ko: '함정으로 취급하지 않는 함정 몬스터' }, () => {
      given(turnPlayer)
        .hasInGY('Paleozoic Dinomischus')
        .hasSet('Jar of Greed')
        .hasInDeck('Kuriboh')
        .hasInHand('Mystical Space Typhoon');
      turnPlayer.activates('Jar of Greed');
      turnPlayer.activates('Paleozoic Dinomischus');
      bothPass();
      then.isIn('Paleozoic Dinomischus', 'monsterZone', turnPlayer);
      then.cannot(turnPlayer).activate('Mystical Space Typhoon', { because: 'no-target' });
    });
    inCase({ en: 'An Effect Monster that cannot attack', ko: '공격할 수 없는 효과 몬스터' }, () => {
      given(turnPlayer).controls('Celtic Guardian').hasSet('Metal Reflect Slime');
      given(opponent).controls('Mystical Elf');
      turnPlayer.activates('Metal Reflect Slime');
      bothPass();
      then.positionIs('Metal Reflect Slime', 'defense');
      then.defIs('Metal Reflect Slime', 3000);
      turnPlayer.movesTo('battle');
      then.cannot(turnPlayer).attack('Metal Reflect Slime', { because: 'not-in-attack-position' });
    });
    inCase({ en: 'Turned face-down it is a Set Trap', ko: '뒷면이 되면 세트된 함정' }, () => {
      given(turnPlayer).hasSet('Embodiment of Apophis').hasInHand('Book of Moon');
      turnPlayer.activates('Embodiment of Apophis');
      bothPass();
      turnPlayer.activates('Book of Moon', { targets: ['Embodiment of Apophis'] });
      bothPass();
      then.isIn('Embodiment of Apophis', 'spellTrapZone', turnPlayer);
      then.isFaceDown('Embodiment of Apophis');
      then.cannot(turnPlayer).activate('Embodiment of Apophis', { because: 'set-this-turn' });
    });
    inCase({ en: 'No Monster Zone is free', ko: '빈 몬스터 존이 없으면' }, () => {
      given(turnPlayer)
        .controls('Celtic Guardian#1', 'Celtic Guardian#2', 'Celtic Guardian#3', 'Mystical Elf#1', 'Mystical Elf#2')
        .hasSet('Embodiment of Apophis');
      then.cannot(turnPlayer).activate('Embodiment of Apophis', { because: 'no-zone' });
    });
  },
);
