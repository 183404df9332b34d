import { ruling } from '../language';

export default ruling(
  'segoc-tachyon-exception',
  {
    covers: ['activation-negation', 'counter-traps'],
    title: {
      en: 'Tachyon Transmigration negates whatever the opponent activated before',
      ko: '타키온 트랜스미그레이션은 앞서 쌓인 상대의 발동을 모두 무효로 한다',
    },
    statement: {
      en: 'What negates an activation has to sit directly on it; Tachyon Transmigration is exempt and negates every activation of the opponent earlier in the Chain.',
      ko: '발동을 무효로 하는 카드는 그 발동에 직접 체인해야 하지만, 타키온 트랜스미그레이션은 예외로서 먼저 체인에 쌓여 있던 상대의 발동을 모두 무효로 한다.',
    },
    doubtful: {
      en: 'Said elsewhere of the whole Chain; by its text the card negates only what the opponent activated.',
      ko: '체인 전체를 무효로 한다는 설명도 있으나, 텍스트에 따르면 상대의 발동만을 무효로 한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    given(turnPlayer).hasInHand('Dark Hole', 'Mystical Space Typhoon');
    given(opponent)
      .controls('Galaxy-Eyes Photon Dragon')
      .hasSet('Tachyon Transmigration', 'Call of the Haunted', 'Forbidden Chalice');
    then.cannot(opponent).activate('Tachyon Transmigration', { because: ['not-your-priority', 'condition-not-met'] });
    turnPlayer.activates('Dark Hole');
    inCase({ en: 'nothing of its own below', ko: '자신의 발동이 없을 경우' }, () => {
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
    inCase({ en: 'its own link between', ko: '자신의 체인이 사이에 있을 경우', contrast: 1 }, () => {
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
