import { ruling } from '../language';

export default ruling(
  'attack-declaration-window-one-chain',
  {
    covers: ['attack-declaration', 'priority'],
    title: { en: 'One Chain at the attack declaration', ko: '공격 선언에 대응하는 체인은 하나' },
    statement: {
      en: 'Cards that answer the declaration belong to the one Chain built at it. After that Chain they are too late, while effects without such a condition can still be used in the Battle Step.',
      ko: '공격 선언에 대응하는 카드는 공격 선언시에 만들어지는 하나의 체인에서만 발동할 수 있다. 그 체인이 끝나면 늦으며, 조건이 없는 효과는 배틀 스텝에 계속 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf');
    given(opponent).hasSet('Jar of Greed', 'Mirror Force', 'Compulsory Evacuation Device').hasInDeck('Celtic Guardian');
    turnPlayer.attacks('Gemini Elf', 'directly');
    then.can(opponent).activate('Mirror Force');
    opponent.activates('Jar of Greed');
    bothPass();
    then.linkWas('Jar of Greed', 'resolved');
    then.isAsked(opponent, 'fastEffect');
    then.cannot(opponent).activate('Mirror Force', { because: 'event-not-happened' });
    then.can(opponent).activate('Compulsory Evacuation Device');
    opponent.activates('Compulsory Evacuation Device', { targets: ['Gemini Elf'] });
    then.isIn('Gemini Elf', 'hand', turnPlayer);
    then.happened('attackStopped', { card: 'Gemini Elf' });
    then.didNotHappen('momentBegan');
    then.lpIs(opponent, 8000);
    then.isFaceDown('Mirror Force');
    then.chainsWere(['opponent: Jar of Greed'], ['opponent: Compulsory Evacuation Device']);
  },
);
