import { ruling } from '../language';

export default ruling(
  'word-alert-hydrant-in-monster-zone',
  {
    covers: ['names'],
    title: { en: 'A named card in a Monster Zone', ko: '몬스터 존에 있는 이름이 적힌 카드' },
    statement: {
      en: 'ALERT! may add from the Deck while Rescue-ACE Hydrant is on the field. A card name is not bound to one kind of zone, and a Monster Zone belongs to the field.',
      ko: 'ALERT!는 R－ACE 하이드런트가 자신 필드에 존재하면 덱에서 패에 넣을 수 있다. 카드명은 존을 가리지 않으며, 몬스터 존도 필드이므로 조건을 만족한다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .controls('Rescue-ACE Hydrant')
      .hasInHand('ALERT!')
      .hasInGY('Rescue-ACE Turbulence#gy')
      .hasInDeck('Rescue-ACE Turbulence#deck', 'Celtic Guardian');
    turnPlayer.activates('ALERT!', { option: 2 });
    bothPass();

    then.linkWas('ALERT!', 'resolved');
    then.isIn('Rescue-ACE Turbulence#deck', 'hand', turnPlayer);
    then.isIn('Rescue-ACE Turbulence#gy', 'gy', turnPlayer);
  },
);
