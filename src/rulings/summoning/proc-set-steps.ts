import { ruling } from '../language';

export default ruling(
  'proc-set-steps',
  {
    covers: ['set', 'tribute-summon', 'summon-negation'],
    title: { en: 'A Set cannot be negated', ko: '세트는 무효로 할 수 없다' },
    statement: {
      en: 'For a Tribute Set the Tributes go first, then the monster lies face-down in Defense Position. A Set is no Summon, so there is none that Solemn Judgment could negate; nor can it answer the effect of Sangan that follows, which is not the activation of a card.',
      ko: '어드밴스 세트는 릴리스를 먼저 하고 몬스터를 뒷면 수비 표시로 놓는다. 세트는 소환이 아니므로 신의 심판으로 무효로 할 소환이 없고, 뒤이은 크리터의 효과도 카드의 발동이 아니므로 체인할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Sangan').hasInHand('Jinzo').hasInDeck('Kuriboh');
    given(opponent).hasSet('Solemn Judgment');
    turnPlayer.setsMonster('Jinzo', 'Sangan');
    then.positionIs('Jinzo', 'defense', { faceDown: true });
    then.happenedInOrder(
      { event: 'moved', card: 'Sangan', where: { to: 'gy', reasons: 'tributed' } },
      { event: 'set', card: 'Jinzo' },
      { event: 'activated', card: 'Sangan' },
    );
    then.neverAsked('summonNegation');
    then.wasNeverOffered('Solemn Judgment', 'activate');
    then.cannot(opponent).activate('Solemn Judgment', { because: 'no-pending-summon' });
    then.chainsWere(['turnPlayer: Sangan']);
  },
);
