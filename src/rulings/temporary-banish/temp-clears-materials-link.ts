import { ruling } from '../language';

export default ruling(
  'temp-clears-materials-link',
  {
    covers: ['banish', 'link-summon'],
    title: {
      en: 'Banished, it forgets its materials: Soldier of Chaos',
      ko: '일시적으로 제외되면 소재를 잊는다: 혼돈의 전사 카오스 솔저',
    },
    statement: {
      en: 'If a Level 7 or higher monster was used for its Link Summon, Black Luster Soldier - Soldier of Chaos cannot be targeted by effects of the opponent. A banish for a time makes the game forget what was used, so then it can be targeted.',
      ko: '레벨 7 이상의 몬스터를 소재로 링크 소환된 혼돈의 전사 카오스 솔저는 상대 효과의 대상이 되지 않는다. 일시적으로 제외되면 소재의 정보를 잊으므로, 돌아온 뒤에는 대상이 된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer)
      .controls('Blue-Eyes White Dragon', 'Gemini Elf', 'Battle Ox', 'Interdimensional Matter Forwarder')
      .hasInExtraDeck('Black Luster Soldier - Soldier of Chaos')
      .hasInHand('Jar of Greed');
    given(opponent).hasSet('Compulsory Evacuation Device');
    turnPlayer.specialSummons('Black Luster Soldier - Soldier of Chaos', {
      cost: ['Blue-Eyes White Dragon', 'Gemini Elf', 'Battle Ox'],
      zone: 5,
    });
    inCase({ en: 'Not banished', ko: '제외되지 않았을 경우' }, () => {
      turnPlayer.movesTo('end');
      then.cannot(opponent).activate('Compulsory Evacuation Device', { because: 'no-target' });
    });
    inCase({ en: 'Banished for a time', ko: '일시적으로 제외되었을 경우' }, () => {
      turnPlayer.activates('Interdimensional Matter Forwarder', {
        effect: 1,
        targets: ['Black Luster Soldier - Soldier of Chaos'],
      });
      bothPass();
      turnPlayer.movesTo('end');
      then.can(opponent).activate('Compulsory Evacuation Device');
      opponent.activates('Compulsory Evacuation Device');
      bothPass();
      then.isIn('Black Luster Soldier - Soldier of Chaos', 'extraDeck', turnPlayer);
    });
  },
);
