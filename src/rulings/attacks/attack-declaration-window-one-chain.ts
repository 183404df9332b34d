import { ruling } from '../language';

export default ruling(
  'attack-declaration-window-one-chain',
  {
    covers: ['attack-declaration', 'priority'],
    title: { en: 'One Chain at the attack declaration', ko: '공격 선언에 대응하는 체인은 하나' },
    statement: {
      en: 'What answers an attack declaration, like Mirror Force, can only be in the one Chain built at it; Jar of Greed has used that Chain up. Compulsory Evacuation Device asks for no such event, so it can still be activated in the Battle Step.',
      ko: '성스러운 방어막 거울의 힘처럼 공격 선언에 대응하는 카드는 공격 선언시의 체인 하나에서만 발동할 수 있으므로, 욕망의 단지의 체인이 끝난 뒤에는 늦다. 강제 탈출 장치는 그런 조건이 없으므로 배틀 스텝에 계속 발동할 수 있다.',
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
