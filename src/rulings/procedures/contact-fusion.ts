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
      en: 'XYZ-Dragon Cannon is Special Summoned by banishing the cards it lists from the field. As that is its own procedure and no Fusion Summon, it starts no Chain, allows no substitute and no card in the GY unless the text names it, and Polymerization cannot Summon it.',
      ko: 'XYZ－드래곤 캐논은 쓰여진 카드를 필드에서 제외하는 자신의 방법으로만 특수 소환한다. 체인을 만들지 않고 융합 소환도 아니므로 대체 소재나 융합은 쓸 수 없고, 묘지의 카드도 텍스트에 쓰여 있을 때만 쓸 수 있다.',
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
