import { ruling } from '../language';

export default ruling(
  'ash-does-not-negate-the-monster',
  {
    covers: ['effect-negation', 'hand-triggers', 'phase-triggers'],
    title: { en: 'The other effects of the monster remain', ko: '그 몬스터의 다른 효과는 사용할 수 있다' },
    statement: {
      en: 'Ash Blossom & Joyous Spring negates one activated effect, not the monster. So Lumina, whose End Phase effect was negated, can use her other effect later.',
      ko: '하루 우라라가 무효로 하는 것은 발동한 효과 하나뿐이며 몬스터 자체가 아니다. 그래서 엔드 페이즈의 효과가 무효가 된 루미나스도 나중에 다른 효과를 사용할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    const deck = ['Celtic Guardian', 'Gemini Elf', 'Mystical Elf', 'Battle Ox', 'Vorse Raider'];
    given.startsIn('end');
    given(turnPlayer)
      .controls('Lumina, Lightsworn Summoner')
      .hasInHand('Luster Dragon')
      .hasInGY('Lyla, Lightsworn Sorceress')
      .hasInDeck(...deck, ...deck.map((name) => `${name}#below`));
    given(opponent).hasInHand('Ash Blossom & Joyous Spring').hasInDeck('Summoned Skull', 'Alexandrite Dragon');
    turnPlayer.activates('Lumina, Lightsworn Summoner', { effect: 2 });
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();
    then.linkWas('Lumina, Lightsworn Summoner', 'effectNegated');
    then.countIs(turnPlayer, 'deck', 10);

    opponent.movesTo('end');
    then.phaseIs('main1');
    then.can(turnPlayer).activate('Lumina, Lightsworn Summoner', { effect: 1 });
    turnPlayer.activates('Lumina, Lightsworn Summoner', {
      effect: 1,
      cost: ['Luster Dragon'],
      targets: ['Lyla, Lightsworn Sorceress'],
    });
    bothPass();
    then.linkWas('Lumina, Lightsworn Summoner', 'resolved');
    then.controls(turnPlayer, 'Lyla, Lightsworn Sorceress');
  },
);
