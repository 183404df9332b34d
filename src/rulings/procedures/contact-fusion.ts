import { ruling } from '../language';

export default ruling(
  'contact-fusion',
  {
    covers: [
      'procedure-cannot-be-done',
      'special-summon-procedure',
      'fusion-summon',
      'union',
      'revival-limit',
      'summon-negation',
    ],
    title: { en: 'Fusion Monsters without Polymerization', ko: '"융합"을 쓰지 않는 융합 몬스터' },
    statement: {
      en: 'A Fusion Monster that is Special Summoned by banishing the cards it lists is Summoned by its own procedure: no Chain, no Fusion Summon, no substitutes for what is listed, and a Union equipped to a monster counts as a card on the field. It cannot be Fusion Summoned in any other way, and comes back from the GY only if it was Summoned so before and its text allows it.',
      ko: '상기의 카드를 제외하고 특수 소환하는 융합 몬스터는 자신의 소환 방법으로 특수 소환된다. 체인을 만들지 않고, 융합 소환이 아니며, 융합 소재 대체 몬스터는 쓸 수 없다. 장착되어 있는 유니온도 필드의 카드로서 쓸 수 있다. 다른 방법으로 융합 소환할 수 없고, 이 방법으로 소환한 적이 있고 텍스트가 허용할 때만 묘지에서 특수 소환할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    inCase({ en: 'With a Union that is equipped', ko: '장착된 유니온도 쓴다' }, () => {
      given(turnPlayer)
        .controls('X-Head Cannon', 'Z-Metal Tank', {
          card: 'Y-Dragon Head',
          inSpellTrapZone: true,
          equippedTo: 'X-Head Cannon',
        })
        .hasInExtraDeck('XYZ-Dragon Cannon');
      given(opponent).controls('Mystical Elf').hasSet('Horn of Heaven');
      turnPlayer.specialSummons('XYZ-Dragon Cannon', { position: 'attack' });
      then.noChain();
      for (const card of ['X-Head Cannon', 'Y-Dragon Head', 'Z-Metal Tank']) then.isIn(card, 'banished', turnPlayer);
      then.isAsked(opponent, 'summonNegation');
      bothPass();
      then.controls(turnPlayer, 'XYZ-Dragon Cannon');
      then.didNotHappen('summoned', { where: { way: 'fusion' } });
    });
    inCase({ en: 'A card is missing: in the GY it does not count', ko: '묘지의 카드는 쓸 수 없다' }, () => {
      given(turnPlayer)
        .controls('X-Head Cannon', 'Z-Metal Tank')
        .hasInGY('Y-Dragon Head')
        .hasInExtraDeck('XYZ-Dragon Cannon');
      then.cannot(turnPlayer).specialSummon('XYZ-Dragon Cannon', { because: 'procedure-cannot-be-done' });
    });
    inCase({ en: 'Where the text names the GY', ko: '묘지도 쓰는 텍스트' }, () => {
      given(turnPlayer)
        .controls('A-Assault Core')
        .hasInGY('B-Buster Drake', 'C-Crush Wyvern')
        .hasInExtraDeck('ABC-Dragon Buster');
      turnPlayer.specialSummons('ABC-Dragon Buster', { position: 'attack' });
      then.controls(turnPlayer, 'ABC-Dragon Buster');
      then.isIn('B-Buster Drake', 'banished', turnPlayer);
    });
    inCase({ en: 'No substitute for what is listed', ko: '융합 소재 대체 몬스터는 쓸 수 없다' }, () => {
      given(turnPlayer)
        .controls('X-Head Cannon', 'Z-Metal Tank', 'King of the Swamp')
        .hasInExtraDeck('XYZ-Dragon Cannon');
      then.cannot(turnPlayer).specialSummon('XYZ-Dragon Cannon', { because: 'procedure-cannot-be-done' });
    });
    inCase({ en: 'Polymerization does not Summon it', ko: '"융합"으로는 소환할 수 없다' }, () => {
      given(turnPlayer)
        .controls('X-Head Cannon', 'Y-Dragon Head', 'Z-Metal Tank')
        .hasInHand('Polymerization')
        .hasInExtraDeck('XYZ-Dragon Cannon');
      then.cannot(turnPlayer).activate('Polymerization', { because: 'nothing-to-do' });
    });
    inCase(
      { en: 'Not properly Summoned: not from the GY', ko: '정규 소환되지 않았으면 묘지에서 특수 소환할 수 없다' },
      () => {
        given(turnPlayer).hasInGY('ABC-Dragon Buster').hasInHand('Monster Reborn');
        then.cannot(turnPlayer).activate('Monster Reborn', { because: 'no-target' });
      },
    );
    inCase({ en: 'Properly Summoned before', ko: '정규 소환된 적이 있으면', contrast: 6 }, () => {
      given(turnPlayer).hasInGY({ card: 'ABC-Dragon Buster', properlySummoned: true }).hasInHand('Monster Reborn');
      turnPlayer.activates('Monster Reborn', { targets: ['ABC-Dragon Buster'] });
      bothPass();
      then.controls(turnPlayer, 'ABC-Dragon Buster');
    });
  },
);
