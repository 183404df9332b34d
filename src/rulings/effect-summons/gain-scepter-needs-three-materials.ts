import { ruling } from '../language';

export default ruling(
  'gain-scepter-needs-three-materials',
  {
    covers: ['xyz-summon', 'trigger-order', 'targeting'],
    title: {
      en: 'An Xyz Monster uses what its material gave it',
      ko: '엑시즈 몬스터는 소재로부터 얻은 효과를 사용한다',
    },
    statement: {
      en: 'An Xyz Monster made with three or more materials, Star Seraph Scepter among them, gains an effect that triggers at that Summon; with two it gains none. The effect is the Xyz Monster’s own: negating that monster negates it, negating Scepter before does not.',
      ko: '홀리 라이트닝 셉터를 포함한 3장 이상을 소재로 엑시즈 소환한 몬스터는 그때 발동하는 효과를 얻고, 2장이면 얻지 못한다. 얻은 효과는 엑시즈 몬스터의 효과이므로 그 몬스터가 무효면 무효가 되고, 미리 셉터를 무효로 해도 상관없다.',
    },
    doubtful: {
      en: '“Gains this effect” can be read in two ways when effects are negated. Here a material is no monster on the field, so a Scepter negated there before still gives the effect; and the effect given is the Xyz Monster’s and is negated with it.',
      ko: '무효와 "효과를 얻는다"의 관계는 두 가지로 읽을 수 있다. 소재는 필드의 몬스터가 아니므로 미리 무효가 된 셉터도 효과를 주고, 얻은 효과는 엑시즈 몬스터의 것이므로 그 몬스터와 함께 무효가 된다고 보았다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, bothPass, then }) => {
    given(turnPlayer)
      .controls('Star Seraph Scepter#A', 'Gemini Elf', 'Celtic Guardian')
      .hasInExtraDeck('Gagagigo the Risen', 'Number 39: Utopia')
      .hasInDeck('Vorse Raider');
    given(opponent).controls('Summoned Skull').hasSet('Forbidden Chalice');
    inCase({ en: 'three materials', ko: '소재 3장' }, () => {
      turnPlayer.specialSummons('Gagagigo the Risen');
      turnPlayer.usesTrigger('Gagagigo the Risen', { targets: ['Summoned Skull'] });
      bothPass();
      turnPlayer.answers('yes');
      then.chainIs('turnPlayer: Gagagigo the Risen');
      then.isIn('Summoned Skull', 'gy', opponent);
      then.isIn('Vorse Raider', 'hand', turnPlayer);
    });
    inCase({ en: 'three materials, the monster negated', ko: '소재 3장, 그 몬스터의 효과가 무효' }, () => {
      turnPlayer.specialSummons('Gagagigo the Risen');
      turnPlayer.usesTrigger('Gagagigo the Risen', { targets: ['Summoned Skull'] });
      opponent.activates('Forbidden Chalice', { targets: ['Gagagigo the Risen'] });
      bothPass();
      then.linkWas('Gagagigo the Risen', 'effectNegated');
      then.controls(opponent, 'Summoned Skull');
    });
    inCase({ en: 'three materials, Scepter negated before', ko: '소재 3장, 셉터는 미리 무효' }, () => {
      given(turnPlayer).hasInHand('Forbidden Chalice');
      turnPlayer.activates('Forbidden Chalice@turnPlayer', { targets: ['Star Seraph Scepter#A'] });
      bothPass();
      turnPlayer.specialSummons('Gagagigo the Risen');
      turnPlayer.usesTrigger('Gagagigo the Risen', { targets: ['Summoned Skull'] });
      bothPass();
      turnPlayer.answers('yes');
      then.linkWas('Gagagigo the Risen', 'resolved');
      then.isIn('Summoned Skull', 'gy', opponent);
    });
    inCase({ en: 'two materials', ko: '소재 2장' }, () => {
      turnPlayer.specialSummons('Number 39: Utopia', { cost: ['Star Seraph Scepter#A', 'Gemini Elf'] });
      then.wasSummonedBy('Number 39: Utopia', turnPlayer, 'special');
      then.neverAsked('trigger', turnPlayer);
    });
  },
);
