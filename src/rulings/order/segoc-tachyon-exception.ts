import { ruling } from '../language';

export default ruling(
  'segoc-tachyon-exception',
  {
    covers: ['activation-negation', 'counter-traps'],
    title: {
      en: 'Tachyon Transmigration negates the opponent’s earlier links',
      ko: '타키온 트랜스미그레이션은 앞서 쌓인 상대의 발동을 모두 무효로 한다',
    },
    statement: {
      en: 'A card that negates an activation normally has to be chained directly to it. Tachyon Transmigration is an exception: it negates all that the other player activated earlier in the Chain, here Dark Hole and Mystical Space Typhoon, but not its own player’s Forbidden Chalice.',
      ko: '발동을 무효로 하는 카드는 그 발동에 직접 체인해야 하지만, 타키온 트랜스미그레이션은 예외이다. 먼저 체인에 쌓인 블랙홀과 싸이크론 등 상대의 발동을 모두 무효로 하고, 자신의 금지된 성배는 무효로 하지 않는다.',
    },
    doubtful: {
      en: 'Some explanations let it negate the whole Chain. The card itself speaks only of what the other player activated, and that is followed here.',
      ko: '체인 전체를 무효로 한다는 설명도 있다. 여기서는 상대의 발동만을 말하는 카드의 텍스트에 따른다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    given(turnPlayer).hasInHand('Dark Hole', 'Mystical Space Typhoon');
    given(opponent)
      .controls('Galaxy-Eyes Photon Dragon')
      .hasSet('Tachyon Transmigration', 'Call of the Haunted', 'Forbidden Chalice');
    then.cannot(opponent).activate('Tachyon Transmigration', { because: ['not-your-priority', 'condition-not-met'] });
    turnPlayer.activates('Dark Hole');
    inCase({ en: 'no link of its own player below', ko: '자신의 발동이 없을 경우' }, () => {
      opponent.passes();
      turnPlayer.activates('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
      opponent.activates('Tachyon Transmigration');
      bothPass();
      then.chainIs('turnPlayer: Dark Hole', 'turnPlayer: Mystical Space Typhoon', 'opponent: Tachyon Transmigration');
      then.linkWas('Tachyon Transmigration', 'resolved');
      for (const card of ['Dark Hole', 'Mystical Space Typhoon']) {
        then.linkWas(card, 'activationNegated');
        then.isIn(card, 'deck', turnPlayer);
        then.happened('moved', { card, where: { to: 'deck', reasons: 'returned', cause: 'effect' } });
      }
      then.happened('shuffled', { seat: turnPlayer.who });
      then.controls(opponent, 'Galaxy-Eyes Photon Dragon');
      then.isIn('Call of the Haunted', 'spellTrapZone', opponent);
    });
    inCase({ en: 'a link of its own player between', ko: '자신의 발동이 사이에 있을 경우', contrast: 1 }, () => {
      opponent.activates('Forbidden Chalice', { targets: ['Galaxy-Eyes Photon Dragon'] });
      turnPlayer.activates('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
      opponent.activates('Tachyon Transmigration');
      bothPass();
      then.linkWas('Dark Hole', 'activationNegated');
      then.linkWas('Forbidden Chalice', 'resolved');
      then.linkWas('Mystical Space Typhoon', 'activationNegated');
      then.isIn('Forbidden Chalice', 'gy', opponent);
      then.atkIs('Galaxy-Eyes Photon Dragon', 3400);
    });
  },
);
