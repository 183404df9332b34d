import { ruling } from '../language';

export default ruling(
  'toon-monsters',
  {
    covers: ['toon', 'special-summon-procedure', 'direct-attack', 'attack-target'],
    title: { en: 'Toon monsters and Toon World', ko: '툰 몬스터와 "툰 월드"' },
    statement: {
      en: 'Toon monsters of the first kind are Special Summoned only with a face-up "Toon World", cannot attack in that turn, attack directly while the opponent has no Toon monster and only Toon monsters while there is one, and are destroyed when "Toon World" is. A Field Spell treated as "Toon World" will do.',
      ko: '초기의 툰 몬스터는 앞면 표시 "툰 월드"가 있을 때만 특수 소환할 수 있고, 그 턴에는 공격할 수 없다. 상대 필드에 툰 몬스터가 없으면 직접 공격할 수 있고, 있으면 툰 몬스터만 공격할 수 있다. "툰 월드"가 파괴되면 함께 파괴된다. "툰 월드"로 취급하는 필드 마법도 된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    inCase({ en: 'Without Toon World', ko: '"툰 월드"가 없으면' }, () => {
      given(turnPlayer).hasInHand('Toon Mermaid');
      then.cannot(turnPlayer).specialSummon('Toon Mermaid', { because: 'condition-not-met' });
      then.cannot(turnPlayer).normalSummon('Toon Mermaid', { because: 'cannot-be-normal-summoned' });
    });
    inCase({ en: 'With it, but not in the turn of the Summon', ko: '소환한 턴에는 공격할 수 없다' }, () => {
      given(turnPlayer).controls('Toon World', 'Celtic Guardian').hasInHand('Toon Mermaid');
      given(opponent).controls('Mystical Elf');
      turnPlayer.specialSummons('Toon Mermaid', { position: 'attack' });
      turnPlayer.movesTo('battle');
      then.cannot(turnPlayer).attack('Toon Mermaid', { because: 'cannot-attack' });
    });
    inCase({ en: 'Later it attacks directly, for 500 LP', ko: '다음 턴부터 500 LP를 지불하고 직접 공격' }, () => {
      given(turnPlayer).controls('Toon Kingdom', 'Toon Mermaid');
      given(opponent).controls('Mystical Elf');
      turnPlayer.movesTo('battle');
      then.attackTargetsAre('Toon Mermaid', 'Mystical Elf', 'directly');
      turnPlayer.attacks('Toon Mermaid', 'directly');
      then.lpIs(turnPlayer, 7500);
      bothPass();
      then.lpIs(opponent, 6600);
    });
    inCase({ en: 'Against a Toon monster', ko: '상대 필드에 툰 몬스터가 있으면' }, () => {
      given(turnPlayer).controls('Toon World', 'Blue-Eyes Toon Dragon');
      given(opponent).controls('Mystical Elf', 'Toon Cyber Dragon');
      turnPlayer.movesTo('battle');
      then.attackTargetsAre('Blue-Eyes Toon Dragon', 'Toon Cyber Dragon');
    });
    inCase({ en: 'Toon World is destroyed', ko: '"툰 월드"가 파괴되면' }, () => {
      given(turnPlayer).controls('Toon World', 'Toon Mermaid', 'Toon Cyber Dragon').hasInHand('Mystical Space Typhoon');
      turnPlayer.activates('Mystical Space Typhoon', { targets: ['Toon World'] });
      bothPass();
      then.isIn('Toon Mermaid', 'gy', turnPlayer);
      // A later Toon monster does not hang on it.
      then.controls(turnPlayer, 'Toon Cyber Dragon');
    });
    inCase({ en: 'Toon Kingdom pays for each of them', ko: '"툰 킹덤"은 1장마다 1장을 제외한다' }, () => {
      given(turnPlayer)
        .controls('Toon Kingdom', 'Toon Mermaid', 'Toon Cyber Dragon')
        .hasInDeck('Kuriboh', 'Celtic Guardian', 'Dark Magician');
      given(opponent).controls('Mystical Elf');
      given(turnPlayer).hasInHand('Dark Hole');
      turnPlayer.activates('Dark Hole');
      bothPass();
      turnPlayer.answers('yes');
      turnPlayer.answers('yes');
      then.controls(turnPlayer, 'Toon Mermaid', 'Toon Cyber Dragon');
      then.countIs(turnPlayer, 'banished', 2);
      then.isIn('Mystical Elf', 'gy', opponent);
    });
  },
);
