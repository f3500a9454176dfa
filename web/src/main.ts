import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import { keepOffline } from '$house';
import App from './App.svelte';

const target = document.getElementById('app')!;
target.replaceChildren(); // the sign that the program is on its way
mount(App, { target });

if ('serviceWorker' in navigator && import.meta.env.PROD) void keepOffline().catch(() => undefined);
