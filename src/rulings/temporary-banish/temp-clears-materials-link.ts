import { ruling } from '../language';

export default ruling(
  'temp-clears-materials-link',
  {
    covers: ['banish', 'link-summon'],
    title: {
      en: 'Banished for a time, it forgets its materials: Soldier of Chaos',
      ko: '일시적으로 제외되면 소재를 잊는다: 혼돈의 전사 카오스 솔저',
    },
    statement: {
      en: 'A banish for a time clears what was used for a Link Summon: Black Luster Soldier - Soldier of Chaos forgets that a Level 7 or higher monster was used and can be targeted.',
      ko: '일시적으로 제외되면 링크 소환에 사용한 소재의 정보는 사라진다. 혼돈의 전사 카오스 솔저는 레벨 7 이상의 몬스터를 소재로 했다는 것을 잊고 대상이 된다.',
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
    inCase({ en: 'As it is', ko: '그대로' }, () => {
      turnPlayer.movesTo('end');
      then.cannot(opponent).activate('Compulsory Evacuation Device', { because: 'no-target' });
    });
    inCase({ en: 'After the banish', ko: '일시적으로 제외된 뒤' }, () => {
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
